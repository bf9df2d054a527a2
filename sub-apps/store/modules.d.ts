/** The build hands the style sheet over as its text. */
declare module '*/store.css' {
  const text: string
  export default text
}
