/** The build provides the style sheet as text. */
declare module '*/store.css' {
  const text: string
  export default text
}
