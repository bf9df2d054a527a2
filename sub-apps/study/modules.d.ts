/** The build hands the style sheet over as its text. */
declare module '*/study.css' {
  const text: string
  export default text
}
