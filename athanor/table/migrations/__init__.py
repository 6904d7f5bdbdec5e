"""Every version of the database, from the first one on."""
