"""What a match that is over might have been: each seat's chance of winning after every line, and the choices that cost most.

analysis = athanor.analysis.analyse(match)
analysis.moments[0].cost, analysis.accuracy
"""

from athanor.analysis.analyse import Analysis, Moment, Reason, analyse

__all__ = ["Analysis", "Moment", "Reason", "analyse"]
