/** Registers tags. One that is registered already, by this or by another copy of the elements, stays as it is. */
export const register = (elements: Record<string, CustomElementConstructor>): void => {
  for (const [tag, element] of Object.entries(elements)) {
    if (customElements.get(tag) === undefined) customElements.define(tag, element)
  }
}
