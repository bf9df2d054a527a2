/** A style sheet is imported as its text: the build minifies it, an element adopts it into its shadow root. */
declare module '*.css' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: bundlers give a file's content as its default
  export default text
}
