// Stands where the theme's client module stood.
module.exports = {};
