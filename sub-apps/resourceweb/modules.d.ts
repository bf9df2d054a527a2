/** The build provides the style sheet as text. */
declare module '*/resourceweb.css' {
  const text: string
  export default text
}
