/** Google's older mark beside `translate="no"`, which its extension still asks. */
export const markTranslation = (isTranslatable: boolean): void => {
  const mark = document.querySelector('meta[name="google"]')
  if (isTranslatable) mark?.remove()
  else if (mark === null) {
    document.head.append(Object.assign(document.createElement('meta'), { name: 'google', content: 'notranslate' }))
  }
}
