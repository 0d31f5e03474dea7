const isAssertion = (node) => node?.type === "CallExpression" && node.callee.name === "cannotHappen";

/** Ignores the conditions of `cannotHappen` calls: no test can meet them. */
const ignorer = {
  shouldIgnore({ node, parent, key }) {
    const guarded =
      node.type === "IfStatement"
        ? node.consequent.expression
        : parent?.type === "ConditionalExpression" && key === "test" && parent.alternate;
    return isAssertion(guarded) ? "what cannot happen" : undefined;
  },
};

export const strykerPlugins = [{ kind: "Ignore", name: "cannotHappen", value: ignorer }];
