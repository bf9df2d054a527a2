import { html, nothing, render } from 'lit'
import { type BoardState, firstState, hear } from '../board.ts'

let state = firstState

const page = ({ shown, name, menuOpen, unread, person, entries, currentPath, total, asking, ...table }: BoardState) =>
  shown
    ? html`
        <portal-header
          portal-name=${name}
          ?menu-open=${menuOpen}
          .unread=${unread}
          .person=${person}
          @portal-menu-toggle=${hear}
          @portal-messages-toggle=${hear}
          @portal-language-change=${hear}
          @portal-sign-out=${hear}
          @lowercase=${hear}
          @kebab-case=${hear}
          @camelCase=${hear}
          @CAPSCASE=${hear}
          @PascalCase=${hear}
        >
          <span class="own">${name}</span>
        </portal-header>
        <portal-language-picker @portal-language-change=${hear}></portal-language-picker>
        <portal-sidebar .entries=${entries} .currentPath=${currentPath} @portal-menu-close=${hear}></portal-sidebar>
        <portal-pager .total=${total} @portal-page-change=${hear}></portal-pager>
        <portal-message-drawer></portal-message-drawer>
        <portal-dialog heading="Rename" .open=${asking} @portal-dialog-close=${hear}><input name="robot" /></portal-dialog>
        <portal-table label="Robots" selectable .columns=${table.columns} .rows=${table.rows} @portal-table-select=${hear}></portal-table>
        <portal-list label="All robots" .columns=${table.columns} .ask=${table.ask}></portal-list>
      `
    : nothing

const draw = (): void => {
  render(page(state), document.querySelector('main') as HTMLElement)
}

globalThis.board = {
  heard: [],
  set: part => {
    state = { ...state, ...part }
    draw()
  }
}
draw()
