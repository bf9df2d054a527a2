/** The build provides the style sheet as text. */
declare module '*/shop.css' {
  const text: string
  export default text
}
