/** The build provides the style sheet as text. */
declare module '*/platform.css' {
  const text: string
  export default text
}
