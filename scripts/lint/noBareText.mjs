import ts from 'typescript';

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const emptyFlags = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

const partsOf = (type) => (type.isUnion() ? type.types.flatMap(partsOf) : [type]);
const includes = (type, flags) => partsOf(type).some((part) => (part.flags & flags) !== 0);

/** Whether a node renders nothing: line breaks between elements, and comments. */
const isNothing = (node) =>
  (node.type === 'JSXText' && node.value.trim() === '' && node.value.includes('\n')) ||
  (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression');

/** Elements that contain text. In any other element, a slot (`ReactNode`) is assumed to contain elements, not text. */
const RUNNING = /^(?:a|b|button|caption|dd|dt|em|h[1-6]|label|legend|li|option|p|small|span|strong|summary|td|th)$/;

const isSlot = (type) => partsOf(type).some((part) => part.symbol?.name === 'Iterable');

const isFixedText = (node) =>
  node.type === 'JSXText' || (node.type === 'JSXExpressionContainer' && node.expression.type === 'Literal');

/**
 * Requires an element of its own for text that comes, goes, or changes (GEN-28). A browser that translates the page replaces text
 * nodes with elements, so React would update a node that is no longer shown, or fail to find it. The text of an element without
 * other children is safe, because React sets it as a whole.
 */
export const noBareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changing: 'Text that may change stands alone in its element; join its pieces in a template literal.',
      following: 'Text after something that may come or go stands in an element of its own.',
      fragment: 'A fragment is no element: wrap its text.',
      returned: 'A component that returns bare text puts it next to other nodes: wrap it.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap: toTypeScript } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(toTypeScript.get(node));

    function mayComeOrGo(node) {
      if (node.type === 'JSXExpressionContainer') return true;
      if (node.type !== 'JSXElement') return false;
      const { name, attributes } = node.openingElement;
      if (attributes.some((attribute) => attribute.type === 'JSXAttribute' && attribute.name.name === 'key'))
        return true;
      return typeOf(name)
        .getCallSignatures()
        .some((signature) => includes(signature.getReturnType(), emptyFlags));
    }

    function mayBeText(expression, parent) {
      const type = typeOf(expression);
      if (
        partsOf(type).some(
          (part) => checker.isArrayType(part) && includes(checker.getTypeArguments(part)[0], textFlags),
        )
      ) {
        return true;
      }
      if (!includes(type, textFlags)) return false;
      return !isSlot(type) || (parent.type === 'JSXElement' && RUNNING.test(parent.openingElement.name.name));
    }

    function checkReturn({ openingElement: { name } }) {
      const isText = typeOf(name)
        .getCallSignatures()
        .some((signature) => includes(signature.getReturnType(), textFlags) && !isSlot(signature.getReturnType()));
      if (isText) context.report({ node: name, messageId: 'returned' });
    }

    function checkChildren(parent) {
      if (parent.type === 'JSXElement') checkReturn(parent);
      const isFragment = parent.type === 'JSXFragment';
      const children = parent.children.filter((child) => !isNothing(child));
      let follows = false;
      for (const child of children) {
        if (isFixedText(child)) {
          if (isFragment) context.report({ node: child, messageId: 'fragment' });
          else if (follows) context.report({ node: child, messageId: 'following' });
          follows = false;
        } else {
          const isShown = child.type === 'JSXExpressionContainer';
          if (isShown && (isFragment || children.length > 1) && mayBeText(child.expression, parent)) {
            context.report({ node: child, messageId: 'changing' });
          }
          follows = mayComeOrGo(child);
        }
      }
    }

    return { JSXElement: checkChildren, JSXFragment: checkChildren };
  },
};
