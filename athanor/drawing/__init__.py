"""What every picture shares: paint, scenes and their layouts, galleries, samples."""

from athanor.drawing.scene import DESK, PHONE, Column, Picture, Scene, Sheet

__all__ = ["DESK", "PHONE", "Column", "Picture", "Scene", "Sheet"]
