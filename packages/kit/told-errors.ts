/**
 * The errors of a framework that tells of them and throws none: so the portal would take an empty page for a drawn one.
 * `drawn` ends the first drawing, and throws its first error. Later ones are errors that nothing caught.
 */
export const toldErrors = () => {
  const first: unknown[] = []
  let isDrawn = false
  return {
    tell: (error: unknown): void => {
      if (isDrawn) reportError(error)
      else first.push(error)
    },
    drawn: (): void => {
      isDrawn = true
      if (first.length > 0) throw first[0]
    }
  }
}
