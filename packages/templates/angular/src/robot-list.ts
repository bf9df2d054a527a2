import {
  ChangeDetectionStrategy,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  effect,
  viewChild
} from '@angular/core'
import { useSubApp, useTexts } from 'robot-portal-kit/angular'
import { PageHead } from './page-head.ts'
import { listOfRobots } from './robot-columns.ts'
import { textsIn } from './texts.ts'

/** The list of robots. */
@Component({
  selector: 'fleet-robot-list',
  imports: [PageHead],
  // The tags of the portal are no components of Angular.
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <fleet-page-head [title]="text()('title')" [lead]="text()('lead')" />
    <portal-list #list></portal-list>
  `
})
export class RobotList {
  protected readonly list = viewChild<ElementRef<HTMLElement>>('list')
  protected readonly text = useTexts(textsIn)
  readonly #subApp = useSubApp()

  constructor() {
    effect(() => {
      const { api, basePath } = this.#subApp
      Object.assign(this.list()?.nativeElement ?? {}, listOfRobots(api, this.text(), basePath))
    })
  }
}
