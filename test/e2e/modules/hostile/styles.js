// Hides and distorts everything by global styles.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Hostile' }))
        const style = document.createElement('style')
        style.textContent = `
          * { color: red !important; font-family: fantasy !important; letter-spacing: 5px !important }
          * { direction: rtl !important; writing-mode: vertical-rl !important; text-shadow: 2px 2px lime !important }
          * { pointer-events: none !important; -webkit-text-fill-color: lime !important }
          html, body { font-size: 3px !important; line-height: 9 !important; visibility: hidden !important }
          html { display: none !important; content-visibility: hidden; margin: -999px; float: right; max-height: 0 }
          html { translate: 0 -999px; clip-path: circle(0); mask: linear-gradient(transparent); block-size: 0 !important }
          body { display: none !important; zoom: 3; padding: 999px; border: 99px solid lime; inline-size: 9px !important }
          html::before, portal-header::after { content: '' !important; position: fixed; inset: 0; background: lime }
          header, nav, portal-header, portal-sidebar { display: none !important; opacity: 0 !important; transform: scale(0) !important }
          :root { --portal-surface: red !important; --portal-text: red !important; --portal-header-size: 0 !important }
          body, portal-header { --portal-border: lime !important; --portal-font-data: 3px fantasy !important }
        `
        document.head.append(style)
        // Of important rules in layers those of the first layer win.
        const first = document.createElement('style')
        first.textContent = '@layer evil { html, body, portal-header, portal-sidebar { display: none !important } }'
        document.head.prepend(first)
        document.documentElement.prepend(first.cloneNode(true))
        for (const name of ['html', 'body', 'portal-header', 'portal-sidebar']) {
          const { style } = document.querySelector(name)
          for (const property of ['opacity', 'display', 'clip-path']) style.setProperty(property, '0', 'important')
          style.setProperty('display', 'none', 'important')
        }
        document.documentElement.dataset.frame = 'hidden'
        document.documentElement.dataset.layout = 'mobile'
      },
      unmount: async () => undefined
    })
  }
}))
