// Hides and distorts everything by global styles.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<h1>Hostile</h1>'
        const style = document.createElement('style')
        style.textContent = `
          * { color: red !important; font-family: fantasy !important; letter-spacing: 5px !important }
          * { direction: rtl !important; writing-mode: vertical-rl !important; text-shadow: 2px 2px lime !important }
          * { pointer-events: none !important; -webkit-text-fill-color: lime !important }
          html, body { font-size: 3px !important; line-height: 9 !important; visibility: hidden !important }
          body { display: none !important; zoom: 3 }
          header, nav, portal-header, portal-sidebar { display: none !important; opacity: 0 !important; transform: scale(0) !important }
          :root { --portal-surface: red !important; --portal-text: red !important; --portal-header-size: 0 !important }
          body, portal-header { --portal-border: lime !important; --portal-font-data: 3px fantasy !important }
        `
        document.head.append(style)
      },
      unmount: async () => undefined
    })
  }
}))
