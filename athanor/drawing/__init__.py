"""What every picture shares: paint, scenes, panels and their grids, galleries, samples."""

from athanor.drawing.panels import LAYOUTS, Grid, Key, Panel, Progress
from athanor.drawing.picture import Column, Picture, Spread
from athanor.drawing.scene import Scene

__all__ = ["LAYOUTS", "Column", "Grid", "Key", "Panel", "Picture", "Progress", "Scene", "Spread"]
