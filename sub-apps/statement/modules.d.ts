/** The build provides the style sheet as text. */
declare module '*/statement.css' {
  const text: string
  export default text
}
