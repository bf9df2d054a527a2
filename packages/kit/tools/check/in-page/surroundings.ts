/** The page around an application, as it has to be again after people left. */
export type Surroundings = { nodes: number; sheets: number; attributes: readonly string[] }

export const surroundings = (): Surroundings => ({
  nodes: document.head.childElementCount + document.body.childElementCount,
  sheets: document.adoptedStyleSheets.length,
  attributes: [...document.querySelectorAll('html, body, body > :not(main, script), body > :not(main) *')].flatMap(
    element => [...element.attributes].map(({ name, value }) => `${element.localName} ${name}="${value}"`)
  )
})

/** Attributes that are new, or gone. */
export const otherAttributes = (before: Surroundings, now: Surroundings): string[] => [
  ...now.attributes.filter(it => !before.attributes.includes(it)),
  ...before.attributes.filter(it => !now.attributes.includes(it))
]
