// Replaces the placeholder in tokens.css with the association's colors.
module.exports = function brandLoader(source) {
  return source.replace('/*! brand */', this.getOptions().css);
};
