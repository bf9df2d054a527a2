import {
  ChangeDetectionStrategy,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  effect,
  input,
  viewChild
} from '@angular/core'
import { useSubApp, useTexts } from 'robot-portal-kit/angular'
import { PageHead } from './page-head.ts'
import { fillTable } from './robot-table.ts'
import { askRobots } from './robots.ts'
import { textsIn } from './texts.ts'
import { useLoaded } from './use-loaded.ts'

/** The list of robots, a page at a time. */
@Component({
  selector: 'fleet-robot-list',
  imports: [PageHead],
  // The tags of the portal are no components of Angular.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <fleet-page-head [title]="text()('title')" [lead]="text()('lead')" />
    <portal-table #table (portal-table-retry)="robots.load()"></portal-table>
  `
})
export class RobotList {
  readonly pageNo = input.required<number>()
  protected readonly table = viewChild<ElementRef<HTMLElement>>('table')
  protected readonly text = useTexts(textsIn)
  readonly #subApp = useSubApp()
  protected readonly robots = useLoaded(
    () => this.pageNo(),
    pageNo => askRobots(this.#subApp.api, pageNo)
  )

  constructor() {
    effect(() => {
      const element = this.table()?.nativeElement
      if (element !== undefined) fillTable(element, this.robots.loaded(), this.text(), this.#subApp.basePath)
    })
  }
}
