/** The build provides the style sheet as text. */
declare module '*/auth.css' {
  const text: string
  export default text
}
