/** The build provides the style sheet as text. */
declare module '*/store.css' {
  const text: string
  export default text
}

/** The build provides the outline of the land as the path of an SVG. */
declare module '*/land.outline' {
  const path: string
  export default path
}
