/** Where the pages of this remote are; every link inside the college is made here. */
export const collegeAddress = '/home/lectureIndex';
export const overviewAddress = '/home/lectureSubitem';

export function collegeTypeAddress(id: number): string {
  return `${collegeAddress}/${id}`;
}

export function typeAddress(type: number): string {
  return `${overviewAddress}/${type}`;
}

export function lectureAddress(id: number): string {
  return `/home/lectureDetail/${id}`;
}

/** The counterpart pages on phones. */
export const mobileCollege = '/m/lecture_h5';
export const mobileTypes = '/m/lecture_new';

export function mobileLecture(id: number): string {
  return `/m/lecture_detail_h5?id=${id}`;
}
