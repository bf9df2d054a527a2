/** Gives content to the browser as a file to save. */
export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has copied the content by the next task. Without this, it would stay in memory with the page.
  setTimeout(() => URL.revokeObjectURL(address))
}
