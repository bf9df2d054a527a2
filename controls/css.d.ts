/** A style sheet is imported as text. The build minifies it, and an element adopts it into its shadow root. */
declare module '*.css' {
  const text: string
  export default text
}
