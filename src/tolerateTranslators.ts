/**
 * Keeps React from failing on text that a translator has replaced or wrapped: `removeChild` ignores a node that has been
 * removed, and `insertBefore` appends if its place is gone. See https://github.com/facebook/react/issues/11538.
 */
export function tolerateTranslators(): void {
  // Called with their own node below.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function (child) {
    return child.parentNode === this ? (removeChild.call(this, child) as typeof child) : child;
  };
  Node.prototype.insertBefore = function (node, next) {
    const isHere = next?.parentNode === this;
    return insertBefore.call(this, node, isHere ? next : null) as typeof node;
  };
}
