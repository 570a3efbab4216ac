// webpack loader that inserts the association's colors into tokens.css.
module.exports = function brandLoader(source) {
  return source.replace('/*! brand */', this.getOptions().css);
};
