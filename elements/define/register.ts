/** Registers tags. A tag that is already registered, by this or another copy of the elements, stays as it is. */
export const register = (elements: Record<string, CustomElementConstructor>): void => {
  for (const [tag, element] of Object.entries(elements)) {
    if (customElements.get(tag) === undefined) customElements.define(tag, element)
  }
}
