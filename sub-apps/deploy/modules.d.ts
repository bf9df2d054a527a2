/** The build provides the style sheet as text. */
declare module '*/deploy.css' {
  const text: string
  export default text
}
