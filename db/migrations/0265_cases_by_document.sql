-- How often a person gives back: a guest by her document, and everybody of the last half year for the list of who does it most.
create index rights_case_by_document on rights_case (document_number, opened_on) where document_number <> '';
create index rights_case_by_day on rights_case (opened_on);
