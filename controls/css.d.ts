/** A style sheet is imported as text. The build minifies it, and an element adopts it into its shadow root. */
declare module '*.css' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: bundlers give a file's content as its default
  export default text
}
