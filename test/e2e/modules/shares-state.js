// Shows what it is given, by its props and by the session that it imports, and keeps what it was told.
System.register(['@portal/session'], publish => {
  let session
  return {
    setters: [
      module => {
        session = module
      }
    ],
    execute: () => {
      let stop
      publish({
        bootstrap: async () => undefined,
        mount: async ({ domElement, basePath, state$, api, navigate, notify, track, translate }) => {
          const functions = [api.request, navigate, notify, track, translate]
          const title = document.createElement('h1')
          domElement.append(title)
          const told = []
          const tell = state => {
            told.push(state)
            // Globals and attributes of the page go with the application.
            sessionStorage.setItem('told', JSON.stringify(told))
          }
          stop = state$.subscribe(state => {
            tell(state)
            title.textContent = translate('dashboard.title')
          })
          globalThis.given = {
            basePath,
            allFunctions: functions.every(it => typeof it === 'function'),
            sameStore: state$ === session.$sharedState,
            sameUser: state$.get().userId === session.$user.get()?.userId,
            sameToken: state$.get().token === session.$token.get()
          }
        },
        unmount: async () => stop()
      })
    }
  }
})
