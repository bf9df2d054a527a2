// Has a form, and says so as long as it is not saved.
System.register([], publish => ({
  execute: () => {
    // Trusted Types: a sub-application makes HTML by a policy of its own name.
    const rules = { createHTML: text => text }
    const policy = globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules
    const html = text => policy.createHTML(text)
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement, unsaved }) => {
        domElement.innerHTML = html('<h1>Form</h1><label>Name <input></label><button type="button">Save</button>')
        domElement.querySelector('input').addEventListener('input', () => unsaved(true))
        domElement.querySelector('button').addEventListener('click', () => unsaved(false))
      },
      unmount: async () => undefined
    })
  }
}))
