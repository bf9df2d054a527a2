/**
 * Gives an element what React set on its tag before the tag was defined. React writes that as attributes, in which lists and
 * functions are lost. It keeps the values themselves at the node, under a name that begins like this.
 */
export const takeReactProps = (element: HTMLElement): void => {
  const kept = Object.keys(element).find(name => name.startsWith('__reactProps$'))
  if (kept === undefined) return
  // The class that `portalElement` made has a setter for each property.
  const settable = Object.getPrototypeOf(Object.getPrototypeOf(element))
  for (const [name, value] of Object.entries<unknown>(Reflect.get(element, kept)))
    if (Object.hasOwn(settable, name)) Reflect.set(element, name, value)
}
