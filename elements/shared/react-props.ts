/**
 * What React gave to an element before it was defined. React writes that as attributes, in which lists and functions are
 * lost. It keeps the values themselves at the node, under a name that begins like this.
 */
export const reactProps = (element: object): Record<string, unknown> => {
  const name = Object.keys(element).find(it => it.startsWith('__reactProps$'))
  const props: unknown = name === undefined ? undefined : Reflect.get(element, name)
  return typeof props === 'object' && props !== null ? (props as Record<string, unknown>) : {}
}
