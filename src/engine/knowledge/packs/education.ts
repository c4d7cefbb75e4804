import type { IndustryPack } from '../pack-types.ts';
import { crowdedClasses } from './education/crowded-classes.ts';
import { examLessons } from './education/exam-lessons.ts';
import { girlsStop } from './education/girls-stop.ts';
import { educationIndicators } from './education/indicators.ts';
import { lateReading } from './education/late-reading.ts';
import { marketNursery } from './education/market-nursery.ts';
import { missingBooks } from './education/missing-books.ts';
import { paperRecords } from './education/paper-records.ts';
import { schoolFees } from './education/school-fees.ts';
import { schoolJourney } from './education/school-journey.ts';
import { unreadyGraduates } from './education/unready-graduates.ts';

export const education: IndustryPack = {
  id: 'education',
  name: 'Education',
  recognise:
    'school, pupil, student, teacher, class, learn, lesson, exam, university, college, tvet, vocational, tuition, curriculum, textbook, classroom, head teacher, graduate, literacy, scholarship, kindergarten, nursery, preschool, childcare, creche, daycare, toddler, homework, tutor, training, course, campus, ecole, eleve, etudiant, enseignant, universite, formation',
  goods:
    'fee=fees, textbook=textbooks, lesson=lessons, homework, exam=exams, skill=skills, internship=internships, uniform=uniforms, school meal=school meals, course=courses',
  indicators: educationIndicators,
  pains: [
    schoolFees,
    unreadyGraduates,
    missingBooks,
    lateReading,
    examLessons,
    crowdedClasses,
    girlsStop,
    schoolJourney,
    marketNursery,
    paperRecords,
  ],
};
