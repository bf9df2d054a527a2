// Compiles the template in the browser. A project of Angular does it ahead of time, with the same result.
import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { firstState, hear } from '../board.ts'

const template = `@if (state().shown) {
  <portal-header
    [portalName]="state().name"
    [menuOpen]="state().menuOpen"
    [unread]="state().unread"
    [person]="state().person"
    (portal-menu-toggle)="hear($event)"
    (portal-messages-toggle)="hear($event)"
    (portal-language-change)="hear($event)"
    (portal-sign-out)="hear($event)"
    (lowercase)="hear($event)"
    (kebab-case)="hear($event)"
    (camelCase)="hear($event)"
    (CAPSCASE)="hear($event)"
    (PascalCase)="hear($event)"
  >
    <span class="own">{{ state().name }}</span>
  </portal-header>
  <portal-language-picker (portal-language-change)="hear($event)"></portal-language-picker>
  <portal-sidebar
    [entries]="state().entries"
    [currentPath]="state().currentPath"
    (portal-menu-close)="hear($event)"
  ></portal-sidebar>
  <portal-pager [total]="state().total" (portal-page-change)="hear($event)"></portal-pager>
  <portal-message-drawer></portal-message-drawer>
  <portal-dialog heading="Rename" [open]="state().asking" (portal-dialog-close)="hear($event)">
    <input name="robot">
  </portal-dialog>
  <portal-table
    label="Robots"
    selectable
    [columns]="state().columns"
    [rows]="state().rows"
    (portal-table-select)="hear($event)"
  ></portal-table>
  <portal-list label="All robots" [columns]="state().columns" [ask]="state().ask"></portal-list>
}`

class Page {
  readonly state = signal(firstState)
  readonly hear = hear

  constructor() {
    globalThis.board = { heard: [], set: part => this.state.update(now => ({ ...now, ...part })) }
  }
}

Component({ selector: 'main', template, schemas: [CUSTOM_ELEMENTS_SCHEMA] })(Page)

await bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] })
