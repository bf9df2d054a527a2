// Has a form, and says so as long as it is not saved.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement, unsaved }) => {
        domElement.innerHTML = '<h1>Form</h1><label>Name <input></label><button type="button">Save</button>'
        domElement.querySelector('input').addEventListener('input', () => unsaved(true))
        domElement.querySelector('button').addEventListener('click', () => unsaved(false))
      },
      unmount: async () => undefined
    })
  }
}))
