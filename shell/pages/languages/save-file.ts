/** Hands a text to the browser as a file to be saved. */
export const saveFile = (name: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the content over by the next turn; kept longer, it would stay in memory with the page.
  setTimeout(() => URL.revokeObjectURL(address))
}
