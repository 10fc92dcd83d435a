// How a match came about, fetched once it is over. What does not come is left out.

import { http } from "../wire/http";
import type { CoursePage } from "../wire/types";
import { person } from "./person.svelte";

export class CourseStore {
  now = $state.raw<CoursePage>();
  private asked = false;

  constructor(private readonly table: string) {}

  async want(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.now = await http.course(this.table, person.key);
    } catch {
      this.asked = false;
    }
  }
}
