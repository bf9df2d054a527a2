/** The build provides the style sheet as text. */
declare module '*/store.css' {
  const text: string
  export default text
}

/** The build turns the outlines of land into the path of an SVG. */
declare module 'world-atlas/land-110m.json' {
  const path: string
  export default path
}
