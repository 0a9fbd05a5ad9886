"""What goes over the wire, and how it is written down."""
