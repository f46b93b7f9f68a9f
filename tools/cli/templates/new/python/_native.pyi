library: object
