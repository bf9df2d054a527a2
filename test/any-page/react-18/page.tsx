import { type ComponentType, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { firstState, hear, spellings } from '../board.ts'

type Names = 'Header' | 'LanguagePicker' | 'Sidebar' | 'Pager' | 'MessageDrawer' | 'Dialog' | 'Table' | 'List'

/** The components of `robot-portal-elements/react-18`. */
export type Components = Record<`Portal${Names}`, ComponentType<Record<string, unknown>>>

export const drawWith = (elements: Components): void => {
  const Page = () => {
    const [state, setState] = useState(firstState)
    globalThis.board ??= { heard: [], set: part => setState(now => ({ ...now, ...part })) }
    const header = useRef<HTMLElement>(null)
    const { shown } = state
    // Events of other names than the element's own: as with each element, by its reference.
    useEffect(() => {
      if (shown) for (const type of spellings) header.current?.addEventListener(type, hear)
    }, [shown])
    if (!shown) return null
    return (
      <>
        <elements.PortalHeader
          ref={header}
          portalName={state.name}
          menuOpen={state.menuOpen}
          unread={state.unread}
          person={state.person}
          onportal-menu-toggle={hear}
          onportal-messages-toggle={hear}
          onportal-language-change={hear}
          onportal-sign-out={hear}
        >
          <span className="own">{state.name}</span>
        </elements.PortalHeader>
        <elements.PortalLanguagePicker onportal-language-change={hear} />
        <elements.PortalSidebar entries={state.entries} currentPath={state.currentPath} onportal-menu-close={hear} />
        <elements.PortalPager total={state.total} onportal-page-change={hear} />
        <elements.PortalMessageDrawer />
        <elements.PortalDialog heading="Rename" open={state.asking} onportal-dialog-close={hear}>
          <input name="robot" />
        </elements.PortalDialog>
        <elements.PortalTable
          label="Robots"
          selectable
          columns={state.columns}
          rows={state.rows}
          onportal-table-select={hear}
        />
        <elements.PortalList label="All robots" columns={state.columns} ask={state.ask} />
      </>
    )
  }
  createRoot(document.querySelector('main') as HTMLElement).render(<Page />)
}
