/** The build provides the style sheet as text. */
declare module '*/study.css' {
  const text: string
  export default text
}
