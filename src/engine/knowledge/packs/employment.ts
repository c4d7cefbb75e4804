import type { IndustryPack } from '../pack-types.ts';
import { apprenticesUnproven } from './employment/apprentices-unproven.ts';
import { fakeRecruiters } from './employment/fake-recruiters.ts';
import { freelancePay } from './employment/freelance-pay.ts';
import { houseHelp } from './employment/house-help.ts';
import { employmentIndicators } from './employment/indicators.ts';
import { labourCorner } from './employment/labour-corner.ts';
import { noTools } from './employment/no-tools.ts';
import { silentApplications } from './employment/silent-applications.ts';
import { staffLeave } from './employment/staff-leave.ts';
import { withheldWages } from './employment/withheld-wages.ts';
import { workInjury } from './employment/work-injury.ts';

export const employment: IndustryPack = {
  id: 'employment',
  name: 'Jobs and skills',
  recognise:
    'unemploy, injur, hairdress, salon, job!, jobs, job seeker, jobless, hiring, recruit, freelanc, apprentice, internship, intern!, interns, skill, cv!, cvs, domestic worker, house help, househelp, maid!, maids, gig work, labour market, day labour, casual labour, casual worker, day worker, employer, employment, wage, salary, salaries, foreman, vacanc, emploi, chomage, apprenti, embauche, recrutement, salaire, journalier',
  goods:
    'job=jobs, jobs, vacanc=jobs, wage=wages, salary=wages, salaries=wages, casual work=casual work, day work=casual work, skill=skills, emploi=jobs, salaire=wages',
  indicators: employmentIndicators,
  pains: [
    silentApplications,
    fakeRecruiters,
    labourCorner,
    withheldWages,
    apprenticesUnproven,
    staffLeave,
    freelancePay,
    houseHelp,
    workInjury,
    noTools,
  ],
};
