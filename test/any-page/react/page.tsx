import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { firstState, hear, spellings } from '../board.ts'

const spelled = Object.fromEntries(spellings.map(type => [`on${type}`, hear]))

const Page = () => {
  const [state, setState] = useState(firstState)
  globalThis.board ??= { heard: [], set: part => setState(now => ({ ...now, ...part })) }
  if (!state.shown) return null
  return (
    <>
      <portal-header
        portalName={state.name}
        menuOpen={state.menuOpen}
        unread={state.unread}
        person={state.person}
        onportal-menu-toggle={hear}
        onportal-messages-toggle={hear}
        onportal-language-change={hear}
        onportal-sign-out={hear}
        {...spelled}
      >
        <span className="own">{state.name}</span>
      </portal-header>
      <portal-language-picker onportal-language-change={hear} />
      <portal-sidebar entries={state.entries} currentPath={state.currentPath} onportal-menu-close={hear} />
      <portal-pager total={state.total} onportal-page-change={hear} />
      <portal-message-drawer />
      <portal-dialog heading="Rename" open={state.asking} onportal-dialog-close={hear}>
        <input name="robot" />
      </portal-dialog>
      <portal-table label="Robots" selectable columns={state.columns} rows={state.rows} onportal-table-select={hear} />
      <portal-list label="All robots" columns={state.columns} ask={state.ask} />
    </>
  )
}

createRoot(document.querySelector('main') as HTMLElement).render(<Page />)
