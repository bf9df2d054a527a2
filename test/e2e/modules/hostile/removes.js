// Removes what is not its own, again and again.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<h1>Hostile</h1>'
        document.querySelector('portal-header').remove()
        document.querySelector('portal-sidebar').remove()
        for (const style of document.querySelectorAll('head link[rel=stylesheet]')) style.remove()
        setTimeout(() => document.body.replaceChildren(domElement), 50)
      },
      unmount: async () => undefined
    })
  }
}))
