// webpack's loader for the association's colors: they take the place of a mark in tokens.css.
module.exports = function brandLoader(source) {
  return source.replace('/*! brand */', this.getOptions().css);
};
