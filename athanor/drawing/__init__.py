"""What every picture shares: paint, scenes and their layouts, galleries, samples."""
